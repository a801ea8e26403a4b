/**
 * A works: hundreds of objects that look alike, of machines, their components and wires, and poles.
 */
import { float, int, prop } from '../../unreal/tags.ts';
import { classes, inWorld } from '../game.ts';
import { actor, component, type ObjectSpec } from '../objects.ts';
import { ref } from '../refs.ts';
import { objects } from '../values.ts';

const MACHINES = 60;

const machine = (at: number): string => inWorld(`Build_ConstructorMk1_C_${(at * 7919) % 10_007}`);
const power = (at: number): string => `${machine(at % MACHINES)}.PowerInput`;
const wire = (at: number): string => inWorld(`Build_PowerLine_C_${(at * 6007) % 10_007}`);

/** A machine with two components, its wire to the next, and poles of which only a number differs. */
function machineObjects(at: number): ObjectSpec[] {
  const inventory = `${machine(at)}.InputInventory`;
  const transform = { position: [at * 800 + 0.5, 40, -at] as [number, number, number] };
  const wires = objects(ref(wire(at)), ref(wire((at + MACHINES - 1) % MACHINES)));
  const poles = [0, 1, 2].map((tier) =>
    actor(
      classes.pole,
      inWorld(`Build_PowerPoleMk1_C_${at * 3 + tier}`),
      [prop('mTier', int(at * 3 + tier))],
      { transform },
    ),
  );
  return [
    actor(classes.constructor, machine(at), [prop('mCurrentPotential', float(at + 0.25))], {
      transform,
      children: [ref(inventory), ref(power(at))],
    }),
    component(classes.inventory, inventory, [prop('mSlots', int(at))]),
    component(classes.powerConnection, power(at), [prop('mWires', wires)]),
    actor(classes.wire, wire(at), [], {
      trailing: { class: 'wire', ends: [ref(power(at)), ref(power(at + 1))], cached: [at, 2, 3, 4, 5, 6] },
    }),
    ...poles,
  ];
}

const all = Array.from({ length: MACHINES }, (_, at) => machineObjects(at)).flat();
/** In an order of their own: what belongs together lies apart, as it does in a game. */
export const worksObjects: readonly ObjectSpec[] = all.map((_, at) => all[(at * 187) % all.length]!);
