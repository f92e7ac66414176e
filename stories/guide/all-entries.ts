import { readAreaName, readDecisions, readRequirements, type Entry } from './entries.ts';

// `import.meta.glob` needs literal arguments.
const decisionFiles = Object.values(
  import.meta.glob<string>('./decisions/*.md', { query: '?raw', import: 'default', eager: true }),
);
const requirementFiles = Object.values(
  import.meta.glob<string>('./requirements/*.md', { query: '?raw', import: 'default', eager: true }),
);

const byNumber = (a: Entry, b: Entry) => a.number.localeCompare(b.number);

export const decisions: Entry[] = decisionFiles.flatMap(readDecisions).toSorted(byNumber);

export const requirements: Entry[] = requirementFiles.flatMap(readRequirements).toSorted(byNumber);

export const areaNames = new Map(requirementFiles.map(readAreaName).map(({ code, name }) => [code, name]));
