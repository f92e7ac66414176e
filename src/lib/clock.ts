/** The one place that asks for the time, so that a story can stand still. */
export const clock = { now: (): Date => new Date() };
