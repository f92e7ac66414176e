const day = 86_400_000;

/**
 * How the moments below the chart are written: as exactly as its span needs.
 *
 * @param domain its first and last moment
 */
export function tickFormat([first, last]: readonly Date[]): (tick: Date) => string {
  const span = (last?.getTime() ?? 0) - (first?.getTime() ?? 0);
  const format = new Intl.DateTimeFormat('en-GB', optionsFor(span));
  return (tick) => format.format(tick);
}

function optionsFor(span: number): Intl.DateTimeFormatOptions {
  if (span <= 2 * day) return { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  if (span <= 300 * day) return { day: 'numeric', month: 'short' };
  return { month: 'short', year: 'numeric' };
}
