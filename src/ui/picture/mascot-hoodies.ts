/** Hoodie colours: `deep` for light backgrounds, `bright` for dark and indigo ones. Contrast at least 3:1. */
export const mascotHoodies = {
  blue: { deep: '#2C5FD0', bright: '#83A9FF' },
  teal: { deep: '#0A6C7E', bright: '#57BFD1' },
  green: { deep: '#1F7A4D', bright: '#62C893' },
  coral: { deep: '#B83F27', bright: '#F4937D' },
  pink: { deep: '#B22D6B', bright: '#F38CBB' },
} as const;

export type MascotHoodie = 'indigo' | keyof typeof mascotHoodies;
