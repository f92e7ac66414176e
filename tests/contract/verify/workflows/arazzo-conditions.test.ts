import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/* Restrictions of Respect, which runs the workflows. The linter does not check them. */

interface Criterion {
  condition: string;
  type?: string;
}

interface ArazzoDocument {
  workflows: { workflowId: string; steps: { stepId: string; successCriteria?: Criterion[] }[] }[];
}

const documents = globSync('openapi/workflows/**/*.arazzo.yaml').map(
  (file) => parse(readFileSync(file, 'utf8')) as ArazzoDocument,
);

const conditions = documents.flatMap(({ workflows }) =>
  workflows.flatMap(({ workflowId, steps }) =>
    steps.flatMap(({ stepId, successCriteria = [] }) =>
      successCriteria
        .filter(({ type }) => type === 'jsonpath')
        .map(({ condition }) => [`${workflowId} › ${stepId}`, condition] as const),
    ),
  ),
);

/** The number of operands of the longest `&&`, apart from nested brackets. */
function mostOperands(condition: string): number {
  const counts = [1];
  let most = 1;
  for (const [part] of condition.matchAll(/&&|[()[\]]/g)) {
    if (part === '&&') counts.push((counts.pop() ?? 1) + 1);
    else if (part === '(' || part === '[') counts.push(1);
    else counts.pop();
    most = Math.max(most, ...counts);
  }
  return most;
}

test('no JSONPath condition joins more than two expressions, because Respect ignores the others', () => {
  expect(conditions.length).toBeGreaterThan(20);
  expect(conditions.filter(([, condition]) => mostOperands(condition) > 2)).toEqual([]);
});

test('no JSONPath condition starts with a property or an index other than 0, because Respect wraps the body in an array', () => {
  expect(conditions.filter(([, condition]) => /^\$(\.\w|\[(?!\?|0\]))/.test(condition))).toEqual([]);
});

test('workflow ids are unique', () => {
  const names = documents.flatMap(({ workflows }) => workflows.map(({ workflowId }) => workflowId));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
