/** Which sides of a comparison are shown. */
export const views = ['before', 'after', 'compare'] as const;

export type View = (typeof views)[number];
