/** Returns midnight of the week's Monday in the browser's time zone. */
export const startOfWeek = (moment: Date): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - ((moment.getDay() + 6) % 7));
