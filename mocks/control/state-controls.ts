import * as v from 'valibot';
import { tableNames, type Snapshot } from '../data/db.ts';
import { columnNames } from '../data/models.ts';
import type { ScenarioName } from '../data/scenario-names.ts';
import { paymentChoices } from '../rules/subscriptions/payments.ts';
import type { Backend, Environment } from '../server/backend.ts';
import { checkRows } from './column-values.ts';
import { ControlRefusal, type Controls } from './control.ts';
import { createChangeCounter } from './data-changes.ts';
import {
  clockSchema,
  closedObject,
  connectionSchema,
  dateTimeSchema,
  injectedFaultSchema,
  scenarioSchema,
} from './environment-schemas.ts';
import { suggestNames } from './nearest-names.ts';
import { confirmations } from './payment-controls.ts';

/** Named states of the mock. */
export interface SavedStates {
  list: () => Promise<string[]>;
  read: (name: string) => Promise<StateFile | undefined>;
  write: (name: string, state: StateFile) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/** Stores the state of the mock outside of its memory. */
export interface Persistence {
  /** Called after a scenario was restarted. */
  restarted: () => Promise<void>;
  /** Called after all tables were replaced. */
  replaced: () => Promise<void>;
  savedStates: SavedStates;
}

/** The process holds the state, and loses it when it ends. */
function createMemory(): Persistence {
  const states = new Map<string, StateFile>();
  return {
    restarted: async () => {},
    replaced: async () => {},
    savedStates: {
      list: async () => [...states.keys()],
      read: async (name) => states.get(name),
      write: async (name, state) => void states.set(name, state),
      remove: async (name) => void states.delete(name),
    },
  };
}

/** The whole state of the mock as JSON. */
export interface StateFile {
  format: 'springbyte-state';
  /** Tables and columns of the mock that wrote the file. */
  columns: string;
  scenario: ScenarioName;
  startedAt: string;
  environment: Environment;
  tables: Snapshot;
}

const columns = JSON.stringify(columnNames);

const resetSchema = closedObject({
  scenario: v.exactOptional(scenarioSchema),
});

const nameMessage = 'Give a name of 1 to 80 characters, other than a dot or two.';

const nameSchema = closedObject({
  name: v.pipe(
    v.string(nameMessage),
    v.trim(),
    // A URL cannot end with the segment `.` or `..`, so that such a state could not be loaded.
    v.regex(/^(?!\.{1,2}$).{1,80}$/su, nameMessage),
  ),
});

const fileSchema = v.object({
  format: v.literal('springbyte-state'),
  columns: v.literal(columns, 'This state comes from a mock with other tables or columns.'),
  scenario: scenarioSchema,
  startedAt: dateTimeSchema('2026-03-01T08:00:00Z'),
  environment: v.strictObject({
    clock: clockSchema,
    connection: connectionSchema,
    paymentAnswer: v.picklist(['ask', ...paymentChoices]),
    paymentConfirmation: v.picklist(confirmations),
    faults: v.array(injectedFaultSchema),
  }),
  tables: v.strictObject(
    Object.fromEntries(tableNames.map((name) => [name, v.array(v.looseObject({ id: v.string() }))])),
  ),
});

/** @throws ControlRefusal for another file, or a ValiError for a mock with other columns */
function parseState(body: unknown): StateFile {
  if (!v.is(v.looseObject({ format: fileSchema.entries.format }), body)) {
    throw new ControlRefusal(400, 'This is not a state of the mock. Give one that an export has returned.');
  }
  const { tables } = v.parse(fileSchema, body);
  for (const name of tableNames) checkRows(name, tables[name] ?? []);
  // The parsed rows would have another order of columns.
  return body as unknown as StateFile;
}

export const stateControls = (
  backend: Backend,
  { restarted, replaced, savedStates: saved }: Persistence = createMemory(),
): Controls => {
  const write = (): StateFile => ({
    format: 'springbyte-state',
    columns,
    scenario: backend.scenario,
    startedAt: backend.startedAt.toISOString(),
    environment: backend.environment,
    tables: backend.db.dump(),
  });
  const read = async ({ tables, scenario, startedAt, environment }: StateFile) => {
    backend.restore(tables, scenario, new Date(startedAt));
    backend.setEnvironment(environment);
    await replaced();
    return { scenario };
  };
  const noSuchState = async (id: string) =>
    new ControlRefusal(404, `There is no saved state ${id}.${suggestNames(id, await saved.list())}`);
  return {
    'POST reset': async ({ body }) => {
      await backend.reset(v.parse(resetSchema, body).scenario);
      // A reset also changes the connection, and calls the listener only when it removes faults.
      backend.setEnvironment({});
      await restarted();
      return { scenario: backend.scenario };
    },
    /** The number of changed rows by table since the start of the scenario. */
    'GET changes': createChangeCounter(backend),
    'GET state-file': write,
    'POST state-file': ({ body }) => read(parseState(body)),
    'GET saved-states': () => saved.list(),
    'POST saved-states': async ({ body }) => {
      const { name } = v.parse(nameSchema, body);
      await saved.write(name, structuredClone(write()));
      return { name };
    },
    'POST saved-states/{id}': async ({ id }) => {
      const state = await saved.read(id);
      if (!state) throw await noSuchState(id);
      return read(parseState(structuredClone(state)));
    },
    'DELETE saved-states/{id}': async ({ id }) => {
      if (!(await saved.list()).includes(id)) throw await noSuchState(id);
      await saved.remove(id);
    },
  };
};
