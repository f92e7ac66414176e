/** The part of the mock that the application needs before its first render. */
// Loading this module lets the panel notify media queries that the application listens to from its start.
export { reportMediaChanges } from '../panel/host/media-listeners.ts';
export { hasSituation } from '../control/situation-parameters.ts';
export { portraits } from '../data/seed/portraits.ts';
export { followStoredClock } from './device-clock.ts';
