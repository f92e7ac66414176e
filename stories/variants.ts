/** Globals that show a story in one viewport only. The tags `dark` and `phone` test additional variants of a story. */
export const phone = { viewport: { value: 'phone' } };
export const landscape = { viewport: { value: 'landscape' } };
export const tablet = { viewport: { value: 'tablet' } };
