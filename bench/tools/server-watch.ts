// Samples a server's own metrics several times a second: how long its thread was held up, saves read, CPU time.

import type { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { metrics } from './load-http.ts';
import { processorSeconds } from './resident.ts';

interface Look {
  /** Milliseconds of this process's clock. */
  readonly at: number;
  readonly heldMillis: number;
  readonly loads: number;
  readonly processor: number;
  /** How long this process itself was held up. */
  readonly ownMillis: number;
}

const LOOK_MILLIS = 200;

export interface ServerWatch {
  /** Describes what the server did between two moments. */
  during(from: number, to: number): string;
  end(): Promise<void>;
}

/** @param url of the server, which was started with --metrics */
export function watchServer(url: string, pid: number, agent: Agent): ServerWatch {
  const looks: Look[] = [
    { at: performance.now(), heldMillis: 0, loads: 0, processor: processorSeconds(pid), ownMillis: 0 },
  ];
  let isOver = false;
  const follow = async (): Promise<void> => {
    let due = performance.now();
    while (!isOver) {
      await pause(LOOK_MILLIS);
      const ownMillis = performance.now() - due - LOOK_MILLIS;
      const text = await metrics(url, agent);
      due = performance.now();
      looks.push({
        at: due,
        heldMillis: 1000 * figure(text, 'savegraph_event_loop_delay_seconds{quantile="1"}'),
        loads: figure(text, 'savegraph_loads_total'),
        processor: processorSeconds(pid),
        ownMillis,
      });
    }
  };
  const following = follow();
  return {
    during(from, to) {
      const before = looks.findLast(({ at }) => at <= from);
      const inside = looks.filter(({ at }) => at >= from && at < to + LOOK_MILLIS * 2);
      const last = inside.at(-1);
      if (!before || !last) return 'not looked at';
      const most = (key: 'heldMillis' | 'ownMillis'): string =>
        Math.max(...inside.map((look) => look[key])).toFixed(0);
      const spent = (last.processor - before.processor) / ((last.at - before.at) / 1000);
      return `its thread held up ${most('heldMillis')} ms, ${last.loads - before.loads} saves read, ${spent.toFixed(1)} processors busy; this one held up ${most('ownMillis')} ms`;
    },
    async end() {
      isOver = true;
      await following;
    },
  };
}

function figure(text: string, name: string): number {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? Number.NaN);
}
