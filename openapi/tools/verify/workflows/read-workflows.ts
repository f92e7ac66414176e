import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { fixtureOf, fixtureVariables, type Fixtures } from '../fixtures/fixtures.ts';

/** As much of an Arazzo document as the kit reads. */
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
  /** Unique among all files. */
  id: string;
  file: string;
  /** The operation that each step calls on the server under test, by stepId; undefined for a fixture, a workflow or an address. */
  steps: Record<string, string | undefined>;
  /** What it calls on the server under test, by operationId. */
  operations: string[];
  /** The inputs that it cannot do without. */
  inputs: string[];
  /** Variables of the environment file that it cannot do without, besides accounts. */
  variables: (typeof fixtureVariables)[keyof typeof fixtureVariables][];
}

export const workflowsFolder = fileURLToPath(new URL('../../../workflows', import.meta.url));

let known: readonly Workflow[] | undefined;

/** All workflows, in the order of their files, which are read once in a process. */
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

/** Without the source that it may name: `$sourceDescriptions.fixtures.readMail`. */
const nameOf = (operationId: string | undefined) => operationId?.split('.').at(-1);

/**
 * The variables of the environment file without which a workflow cannot run.
 *
 * @param inputs the names of those that the kit has a value for
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
