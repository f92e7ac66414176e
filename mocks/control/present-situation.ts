import { isRealClock } from '../environment/clock.ts';
import { definitionOf, isActive, type Fault, type InjectedFault } from '../environment/faults.ts';
import type { MockState } from './mock-controls.ts';
import { visitor, type Situation } from './share-link.ts';

/**
 * The situation that a link restores. When the clock is set, it also has the start of the scenario, so that the same
 * time lies between both.
 */
export function situationOf(state: MockState, persona = visitor): Situation {
  const { scenario, startedAt, clock, now, connection, faults } = state;
  const { isOffline, latency, jitter } = connection;
  const active = faults.filter(isActive);
  return {
    persona,
    scenario,
    ...(!isRealClock(clock) && {
      start: wholeSeconds(startedAt),
      clock: { now: wholeSeconds(now), freeze: 'frozenAt' in clock },
    }),
    ...((isOffline || latency > 0 || jitter > 0) && { connection }),
    ...(active.length > 0 && { faults: active.map(remainingFault) }),
  };
}

const wholeSeconds = (dateTime: string): string => dateTime.replace(/\.\d+/, '');

/** A fault for its remaining calls. */
function remainingFault(injected: InjectedFault): Omit<Fault, 'until'> {
  const fault = definitionOf(injected);
  return fault.times === undefined ? fault : { ...fault, times: fault.times - injected.hits };
}
