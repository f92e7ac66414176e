/**
 * Viewports of stories that have something of their own to show there. The tags `dark` and `phone` check the other stories in
 * these variants.
 */
export const phone = { viewport: { value: 'phone' } };
export const landscape = { viewport: { value: 'sideways' } };
export const tablet = { viewport: { value: 'tablet' } };
