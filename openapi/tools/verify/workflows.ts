import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routesOf, type ContractDocument } from '../document.ts';
import { redocly } from '../redocly.ts';

/** What became of one step of a workflow, in the order in which the requests were sent. */
export interface StepResult {
  /** `terms › update` */
  step: string;
  /** Whether a request was sent: a step may fail before that. */
  hasSent: boolean;
  /** What the step expected and did not find, in the words of Respect. */
  failures: string[];
}

interface Options {
  /** Arazzo documents. */
  files: readonly string[];
  /** Where the requests go. */
  server: string;
  /** Tokens among them, which no command line may show. */
  inputs: Readonly<Record<string, string>>;
}

interface Check {
  name: string;
  passed: boolean;
  message: string;
}

interface ExecutedStep {
  type: 'step' | 'workflow';
  stepId?: string;
  workflowId: string;
  request?: { url?: string };
  checks?: Check[];
  executedSteps?: ExecutedStep[];
}

interface Log {
  files: Record<string, { executedWorkflows: ExecutedStep[] }>;
}

/**
 * Runs workflows with Respect, one after the other.
 *
 * @throws Error with what Respect says when it cannot run them at all
 */
export async function runWorkflows({ files, server, inputs }: Options): Promise<StepResult[]> {
  if (files.length === 0) return [];
  const folder = await mkdtemp(join(tmpdir(), 'contract-verify-'));
  const log = join(folder, 'log.json');
  try {
    const args = ['respect', ...files, '--server', `springbyte=${server}`, '--json-output', log];
    // It fails as soon as a check fails; then its log says more than its output.
    const failure = await redocly(args, { REDOCLY_CLI_RESPECT_INPUT: JSON.stringify(inputs) }).then(
      () => undefined,
      (error: unknown) => error,
    );
    const text = await readFile(log, 'utf8').catch(() => undefined);
    if (text === undefined) throw failure;
    const { files: logs } = JSON.parse(text) as Log;
    return Object.values(logs).flatMap(({ executedWorkflows }) => executedWorkflows.flatMap(stepsOf));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const folderOfWorkflows = fileURLToPath(new URL('../../workflows', import.meta.url));

/** The Arazzo documents that call an operation of one of the tags; all of them without a tag. */
export function workflowFiles(document: ContractDocument, tags: readonly string[]): string[] {
  const chosen = new Set(
    routesOf(document)
      .filter(({ operation }) => tags.includes(operation.tags[0]))
      .map(({ operation }) => operation.operationId),
  );
  const calls = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/operationId: (\w+)/g)].some(([, operationId = '']) =>
      chosen.has(operationId),
    );
  return globSync('*.arazzo.yaml', { cwd: folderOfWorkflows })
    .toSorted()
    .map((file) => join(folderOfWorkflows, file))
    .filter((file) => tags.length === 0 || calls(file));
}

/** A step may run a workflow of its own. */
function stepsOf(executed: ExecutedStep): StepResult[] {
  if (executed.executedSteps) return executed.executedSteps.flatMap(stepsOf);
  const { workflowId, stepId = '', request, checks = [] } = executed;
  const failures = checks.filter(({ passed }) => !passed).map(({ name, message }) => `${name}: ${message}`);
  return [{ step: `${workflowId} › ${stepId}`, hasSent: request?.url !== undefined, failures }];
}
