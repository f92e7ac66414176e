/**
 * What Pronk may wear instead of the usual indigo, in two shades of each colour: a deep one on light paper and on the
 * sun, a bright one in the dark and on indigo. Both stand out from what they stand on (3:1 and more).
 */
export const mascotHoodies = {
  blue: { deep: '#2C5FD0', bright: '#83A9FF' },
  teal: { deep: '#0A6C7E', bright: '#57BFD1' },
  green: { deep: '#1F7A4D', bright: '#62C893' },
  coral: { deep: '#B83F27', bright: '#F4937D' },
  pink: { deep: '#B22D6B', bright: '#F38CBB' },
} as const;

/** Indigo, which is coral on indigo panels, or another colour. */
export type MascotHoodie = 'indigo' | keyof typeof mascotHoodies;
