/** Returns the age in whole years on a day. Both dates are ISO 8601 days, such as '2016-03-14'. */
export function yearsBetween(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}
