import { styleRules } from './stylesheets.ts';

export type Density = 'learner' | 'parent' | 'staff';

/** Parents and visitors have the values of `:root`. */
export const densities: readonly { id: Density; label: string }[] = [
  { id: 'learner', label: 'Learner' },
  { id: 'parent', label: 'Parent and visitor' },
  { id: 'staff', label: 'Staff' },
];

/** The rules that apply only in one density, outside of `tokens.css`. */
export const densityRules = styleRules.filter(
  ({ selector, file }) => selector.includes('[data-density=') && !file.endsWith('/tokens.css'),
);

/** 'staff', for a selector with `[data-density="staff"]`. */
export const densityIn = (selector: string): string => /\[data-density=["']?(\w+)/.exec(selector)?.[1] ?? '';
