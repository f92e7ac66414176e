import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { fixtureOf, fixtureVariables, type Fixtures } from '../fixtures/fixtures.ts';

interface ArazzoDocument {
  workflows: ArazzoWorkflow[];
  components?: { inputs?: Record<string, ArazzoInputs> };
}

interface ArazzoWorkflow {
  workflowId: string;
  inputs?: ArazzoInputs | { $ref: string };
  steps: { stepId: string; operationId?: string }[];
}

interface ArazzoInputs {
  required?: string[];
}

export interface Workflow {
  id: string;
  file: string;
  /** The operation of each step by stepId; undefined for steps that do not call the server under test directly. */
  steps: Record<string, string | undefined>;
  operations: string[];
  inputs: string[];
  variables: (typeof fixtureVariables)[keyof typeof fixtureVariables][];
}

export const workflowsFolder = fileURLToPath(new URL('../../../workflows', import.meta.url));

let known: readonly Workflow[] | undefined;

/** Reads all workflows in the order of their files, once per process. */
export function readWorkflows(): readonly Workflow[] {
  known ??= globSync('*.arazzo.yaml', { cwd: workflowsFolder })
    .toSorted()
    .flatMap((name) => {
      const file = join(workflowsFolder, name);
      const document = parse(readFileSync(file, 'utf8')) as ArazzoDocument;
      return document.workflows.map((workflow) => describe(document, workflow, file));
    });
  return known;
}

function describe(document: ArazzoDocument, workflow: ArazzoWorkflow, file: string): Workflow {
  const { inputs = {}, steps, workflowId } = workflow;
  const name = '$ref' in inputs ? inputs.$ref.split('/').at(-1) : undefined;
  const declared = name === undefined ? (inputs as ArazzoInputs) : document.components?.inputs?.[name];
  const called = steps.flatMap(({ operationId }) => nameOf(operationId) ?? []);
  const fixtures = called.flatMap((operation) => fixtureOf[operation] ?? []);
  return {
    id: workflowId,
    file,
    steps: Object.fromEntries(
      steps.map(({ stepId, operationId }) => {
        const operation = nameOf(operationId);
        return [stepId, operation !== undefined && operation in fixtureOf ? undefined : operation];
      }),
    ),
    operations: [...new Set(called.filter((operation) => !(operation in fixtureOf)))],
    inputs: declared?.required ?? [],
    variables: [...new Set(fixtures)].map((fixture) => fixtureVariables[fixture]),
  };
}

/** Removes the source description: `$sourceDescriptions.fixtures.readMail`. */
const nameOf = (operationId: string | undefined) => operationId?.split('.').at(-1);

/**
 * Lists the missing variables that a workflow requires.
 * @param given names of the available inputs
 */
export function missingFor(
  { inputs, variables }: Workflow,
  given: readonly string[],
  fixtures: Fixtures,
): string[] {
  const accounts = inputs
    .filter((input) => !given.includes(input))
    .map((input) => `${input.replace(/Token$/, '').toUpperCase()}_USER`);
  const names = new Set(
    Object.entries(fixtureVariables).flatMap(([name, variable]) => (name in fixtures ? [variable] : [])),
  );
  return [...accounts, ...variables.filter((variable) => !names.has(variable))];
}
