/** Viewports for stories about a viewport. Other stories use the tags `dark` and `phone`. */
export const phone = { viewport: { value: 'phone' } };
export const landscape = { viewport: { value: 'sideways' } };
export const tablet = { viewport: { value: 'tablet' } };
