import { Braces, CreditCard, Gauge, KeyRound, ServerCrash, Shuffle, type LucideIcon } from 'lucide-react';
import type { Fault } from '../../../environment/faults.ts';
import { effectOf, type Outcome } from './outcomes.ts';
import { findTarget } from './targets.ts';

interface Preset {
  name: string;
  Icon: LucideIcon;
  faults: readonly Omit<Fault, 'until'>[];
}

/** Faults for situations that need no choice. */
export const presets: readonly Preset[] = [
  { name: 'Server down', Icon: ServerCrash, faults: [faultOf('*', 503)] },
  {
    name: 'Session expires',
    Icon: KeyRound,
    faults: [
      { ...faultOf('refreshAuthToken', 401), times: 1 },
      { ...faultOf('*', 401), times: 1 },
    ],
  },
  { name: 'Payment times out', Icon: CreditCard, faults: [faultOf('createCheckout', 'never')] },
  { name: 'One in five fails', Icon: Shuffle, faults: [{ ...faultOf('*', 500), chance: 0.2 }] },
  { name: 'Response is not JSON', Icon: Braces, faults: [faultOf('*', 'garbage')] },
  { name: 'Too many requests', Icon: Gauge, faults: [faultOf('*', 429)] },
];

function faultOf(operation: Fault['operation'], outcome: Outcome): Omit<Fault, 'until'> {
  const target = findTarget(operation);
  if (!target) throw new Error(`The contract has no operation ${operation}.`);
  return { operation, ...effectOf({ outcome, status: 503, delay: 0 }, target) };
}
