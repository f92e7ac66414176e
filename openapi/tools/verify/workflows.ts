import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

/**
 * The Arazzo documents of some tags, of all of them without one. A document is named after its tag: `trial-sessions` for
 * `TrialSessions`.
 */
export function workflowFiles(tags: readonly string[]): string[] {
  const names = tags.map((tag) => tag.replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase());
  return globSync('*.arazzo.yaml', { cwd: folderOfWorkflows })
    .toSorted()
    .filter((file) => names.length === 0 || names.includes(basename(file, '.arazzo.yaml')))
    .map((file) => join(folderOfWorkflows, file));
}

/** A step may run a workflow of its own. */
function stepsOf(executed: ExecutedStep): StepResult[] {
  if (executed.executedSteps) return executed.executedSteps.flatMap(stepsOf);
  const { workflowId, stepId = '', request, checks = [] } = executed;
  const failures = checks.filter(({ passed }) => !passed).map(({ name, message }) => `${name}: ${message}`);
  return [{ step: `${workflowId} › ${stepId}`, hasSent: request?.url !== undefined, failures }];
}
