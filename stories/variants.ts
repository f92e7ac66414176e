/** The same story in the dark, or in another window: `Loaded.extend({ globals: dark })`. */
export const dark = { theme: 'dark' };

export const phone = { viewport: { value: 'phone' } };
export const tablet = { viewport: { value: 'tablet' } };
export const desk = { viewport: { value: 'desk' } };
