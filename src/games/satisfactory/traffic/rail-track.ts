// The track of the railway: pieces and their connections, the networks they form, signals and switches. The
// ends of pieces are connection components; an end that is joined to several others has a switch.

import type { NodeId } from '../../../graph/ids.ts';
import { memoize } from '../../../graph/made-once.ts';
import {
  hasUnreadParts,
  isUnread,
  mayLackObjects,
  nullIfIncomplete,
  nullIfLost,
  sumAll,
} from '../../shared/damage.ts';
import { className, fields, nodesOfClass, referencesOf } from '../../shared/read.ts';
import { placeOf } from '../../shared/scope.ts';
import { Union } from '../../shared/union.ts';
import type { SatisfactorySave } from '../save.ts';
import { splineLength } from './spline-length.ts';

const TRACK = /^Build_RailroadTrack(Integrated)?_C$/;
const INTEGRATED = 'Build_RailroadTrackIntegrated_C';
const END = 'FGRailroadTrackConnectionComponent';
const SIGNAL = /^Build_Railroad(Block|Path)Signal_C$/;
const SWITCH = 'Build_RailroadSwitchControl_C';
const JOINED = 'mConnectedComponents[]';
/** What the game stores for a switch without a setting. */
const NO_SETTING = 255;

const trackMap = memoize((save: SatisfactorySave) => {
  const { graph } = save;
  const tracks = nodesOfClass(graph, (name) => TRACK.test(name));
  const at = new Map(tracks.map((node, index) => [node, index]));
  const union = new Union(tracks.length);
  for (const track of tracks) {
    for (const other of neighbours(save, track)) {
      const there = at.get(other);
      if (there !== undefined) union.join(at.get(track)!, there);
    }
  }
  const groups = union.groups().sort((a, b) => b.length - a.length);
  const networkOf = new Map<NodeId, number>();
  const isAnyLost = tracks.some((track) => hasUnreadParts(graph, track));
  groups.forEach((group, index) => {
    if (isAnyLost) return;
    for (const piece of group) networkOf.set(tracks[piece]!, index + 1);
  });
  return { tracks, networkOf, sizes: isAnyLost ? [] : groups.map(({ length }) => length) };
});

function endsOf({ graph }: SatisfactorySave, track: NodeId): NodeId[] {
  return Array.from(graph.children(track), (child) => child as NodeId).filter(
    (child) => className(graph, child) === END && !graph.isAbsent(child),
  );
}

/** The ends joined to an end. It is enough if either side has the connection: a damaged save may have lost one. */
function joinedEnds({ graph }: SatisfactorySave, end: NodeId): NodeId[] {
  const references = referencesOf(graph);
  return [...new Set([...references.all(end, JOINED), ...references.into(end, JOINED)])];
}

/** Everything with an end that is joined to an end of the track, each once. */
function neighbours(save: SatisfactorySave, track: NodeId): NodeId[] {
  return owners(
    save,
    endsOf(save, track).flatMap((end) => joinedEnds(save, end)),
  );
}

/** The tracks that ends belong to; an end that is missing in the save represents its own track. */
function owners({ graph }: SatisfactorySave, ends: readonly NodeId[]): NodeId[] {
  return [...new Set(ends.map((end) => graph.parent(end) ?? end))];
}

export const railTracks = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const { tracks, networkOf } = trackMap(save);
  return tracks.map((node) => {
    const joined = endsOf(save, node).map((end) => joinedEnds(save, end).length);
    return {
      object: scope.object(node),
      building: save.namedClass(node),
      position: placeOf(graph, node),
      network: networkOf.get(node) ?? null,
      isIntegrated: className(graph, node) === INTEGRATED,
      get length() {
        return splineLength(fields(graph, node, 'mSplineData').structs('mSplineData'));
      },
      get joinedTo() {
        const others = neighbours(save, node).map((other) => scope.object(other));
        return nullIfLost(others, hasUnreadParts(graph, node));
      },
      openEnds: hasUnreadParts(graph, node) ? null : joined.filter((count) => count === 0).length,
      switchEnds: hasUnreadParts(graph, node) ? null : joined.filter((count) => count > 1).length,
    };
  });
});

export const railSignals = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesOfClass(graph, (name) => SIGNAL.test(name)).map((node) => {
    const guards = owners(save, references.all(node, 'mGuardedConnections[]'));
    const observes = owners(save, references.all(node, 'mObservedConnections[]'));
    return {
      object: scope.object(node),
      kind: SIGNAL.exec(className(graph, node))![1] === 'Block' ? 'BLOCK' : 'PATH',
      position: placeOf(graph, node),
      network: networkOfAny(save, [...guards, ...observes]),
      guards: nullIfLost(
        guards.map((track) => scope.object(track)),
        isUnread(graph, node),
      ),
      observes: nullIfLost(
        observes.map((track) => scope.object(track)),
        isUnread(graph, node),
      ),
    };
  });
});

export const railSwitches = memoize((save: SatisfactorySave) => {
  const { graph, scope } = save;
  const references = referencesOf(graph);
  return nodesOfClass(graph, (name) => name === SWITCH).map((node) => {
    const controlled = ['mControlledConnections[]', 'mControlledConnection'].flatMap((label) =>
      references.all(node, label),
    );
    return {
      object: scope.object(node),
      position: placeOf(graph, node),
      network: networkOfAny(save, owners(save, controlled)),
      setting: settingOf(save, node, controlled[0] ?? null),
      // Computed on request: in a hostile save, all switches may be at the same end, joined to everything.
      get tracks() {
        const meeting = [...controlled, ...controlled.flatMap((end) => joinedEnds(save, end))];
        return nullIfLost(
          owners(save, meeting).map((track) => scope.object(track)),
          isUnread(graph, node),
        );
      },
    };
  });
});

/** Later versions store the setting with the switch, earlier ones with the end of the track. */
function settingOf({ graph }: SatisfactorySave, node: NodeId, end: NodeId | null): number | null {
  const data = fields(graph, node, 'mSwitchData').struct('mSwitchData');
  const setting = data
    ? data.number('position', 0)
    : end === null || graph.isAbsent(end)
      ? null
      : fields(graph, end, 'mSwitchPosition').number('mSwitchPosition');
  return setting === NO_SETTING || !Number.isInteger(setting) ? null : setting;
}

function networkOfAny(save: SatisfactorySave, tracks: readonly NodeId[]): number | null {
  const { networkOf } = trackMap(save);
  const known = tracks.find((track) => networkOf.has(track));
  return known === undefined ? null : networkOf.get(known)!;
}

export const railSummary = memoize((save: SatisfactorySave) => {
  const { graph } = save;
  const references = referencesOf(graph);
  const joined = new Set<string>();
  for (const end of nodesOfClass(graph, (name) => name === END))
    for (const other of references.all(end, JOINED))
      joined.add(`${Math.min(end, other)} ${Math.max(end, other)}`);
  const tracks = railTracks(save);
  const signals = railSignals(save);
  const count = (list: { readonly length: number }): number | null => nullIfIncomplete(graph, list.length);
  return {
    tracks: count(tracks),
    links: nullIfIncomplete(graph, joined.size),
    switchEnds: nullIfIncomplete(
      graph,
      sumAll(tracks, (track) => track.switchEnds),
    ),
    openEnds: nullIfIncomplete(
      graph,
      sumAll(tracks, (track) => track.openEnds),
    ),
    networks: nullIfLost(trackMap(save).sizes, tracks.length > 0 || mayLackObjects(graph)),
    blockSignals: count(signals.filter(({ kind }) => kind === 'BLOCK')),
    pathSignals: count(signals.filter(({ kind }) => kind === 'PATH')),
    switchControls: count(railSwitches(save)),
  };
});
