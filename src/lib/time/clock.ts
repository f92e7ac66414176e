/** The one place that asks for the time, so that stories and tests can stop the clock. */
export const clock = { now: (): Date => new Date() };
