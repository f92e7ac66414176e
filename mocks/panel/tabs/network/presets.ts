import { Braces, CreditCard, Gauge, ServerCrash, Shuffle, type LucideIcon } from 'lucide-react';
import type { Fault } from '../../../environment/faults.ts';
import { effectOf, type Outcome } from './outcomes.ts';
import { findTarget } from './targets.ts';

interface Preset {
  name: string;
  Icon: LucideIcon;
  fault: Omit<Fault, 'until'>;
}

/** Faults for situations that need no choice. */
export const presets: readonly Preset[] = [
  { name: 'Server down', Icon: ServerCrash, fault: faultOf('*', 503) },
  { name: 'Payment times out', Icon: CreditCard, fault: faultOf('createCheckout', 'never') },
  { name: 'One in five fails', Icon: Shuffle, fault: { ...faultOf('*', 500), chance: 0.2 } },
  { name: 'Response is not JSON', Icon: Braces, fault: faultOf('*', 'garbage') },
  { name: 'Too many requests', Icon: Gauge, fault: faultOf('*', 429) },
];

function faultOf(operation: Fault['operation'], outcome: Outcome): Omit<Fault, 'until'> {
  const target = findTarget(operation);
  if (!target) throw new Error(`The contract has no operation ${operation}.`);
  return { operation, ...effectOf({ outcome, status: 503, delay: 0 }, target) };
}
