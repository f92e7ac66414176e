import type { TableName } from '../data/models.ts';
import type { MailRecord } from '../data/models/server-state.ts';
import type { ScenarioName } from '../data/scenario-names.ts';
import type { ClockChange } from '../environment/clock.ts';
import type { Connection } from '../environment/connection.ts';
import type { Fault, InjectedFault } from '../environment/faults.ts';
import type { PaymentChoice, PaymentConfirmation } from '../rules/subscriptions/payments.ts';
import type { CallDetails, CallSummary } from './calls/recorded-call.ts';
import { controlPath } from './control-path.ts';
import type { MockState } from './mock-controls.ts';
import type { ListedPayment } from './payment-controls.ts';
import type { Persona } from './personas.ts';
import type { ServerState } from './server-controls.ts';
import type { StartedSession } from './session-controls.ts';
import type { StateFile } from './state-controls.ts';
import type { TablePage } from './table-page.ts';

/** Sends a request to the controls, in the same page or over HTTP. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

type FaultProperties = Omit<Fault, 'until'>;

const queryOf = (values: Record<string, string | undefined>): string =>
  String(
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  );

/** The console calls the methods also with other values than the types allow. */
function part(text: string): string {
  if (typeof text !== 'string' || !text.isWellFormed()) throw new Error('Give a text as the name.');
  return encodeURIComponent(text);
}

/** @throws Error for values that JSON would omit or replace, so that a call would do something else */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value, (_name, content: unknown) => {
      if (!isJson(content)) throw new TypeError(onlyJson);
      return content;
    });
  } catch {
    // Also cyclic objects, and properties that throw.
    throw new Error(onlyJson);
  }
}

const onlyJson = 'Give plain JSON: objects, lists, texts, finite numbers, true, false and null.';

function isJson(value: unknown): boolean {
  if (['function', 'symbol', 'bigint'].includes(typeof value)) return false;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Objects of another window have another prototype.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** Methods for all controls. @throws Error with the message of a refusal */
export function createControlClient(send: Send) {
  async function call<Result>(method: string, name: string, body?: unknown): Promise<Result> {
    const response = await send(controlPath + name, {
      method,
      ...(body !== undefined && { body: toJson(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const content: unknown = await response.json();
    if (!response.ok) throw new Error((content as { message: string }).message);
    return content as Result;
  }
  const get = <Result>(name: string) => call<Result>('GET', name);
  // A missing argument is null, which the controls refuse.
  const post = <Result>(name: string, body: object | null = null) => call<Result>('POST', name, body);
  const put = <Result>(name: string, body: object | null = null) => call<Result>('PUT', name, body);
  const remove = (name: string) => call<unknown>('DELETE', name);

  return {
    state: () => get<MockState | ServerState>('state'),
    outbox: () => get<MailRecord[]>('outbox'),

    personas: (search = '') => get<Persona[]>(`personas?search=${part(search)}`),
    /** @throws Error when `startSession` would, now or after a restart of the scenario */
    checkSession: (session: { user: string; as?: string | undefined; scenario?: ScenarioName | undefined }) =>
      get<Persona>(`sessions?${queryOf(session)}`),
    startSession: (user: string, as?: string) =>
      post<StartedSession>('sessions', { user, ...(as !== undefined && { as }) }),

    reset: (scenario?: ScenarioName) =>
      post<{ scenario: ScenarioName }>('reset', { ...(scenario !== undefined && { scenario }) }),
    changes: () => get<Partial<Record<TableName, number>>>('changes'),
    exportState: () => get<StateFile>('state-file'),
    importState: (file: object) => post<{ scenario: ScenarioName }>('state-file', file),
    savedStates: () => get<string[]>('saved-states'),
    saveState: (name: string) => post<{ name: string }>('saved-states', { name }),
    loadState: (name: string) => post<{ scenario: ScenarioName }>(`saved-states/${part(name)}`, {}),
    removeState: (name: string) => remove(`saved-states/${part(name)}`),

    setClock: (change: ClockChange) => post<{ now: string }>('clock', change),
    setConnection: (change: Partial<Connection>) => post<Connection>('connection', change),
    addFault: (fault: FaultProperties) => post<{ fault: InjectedFault }>('faults', fault),
    changeFault: (id: string, change: Partial<FaultProperties & { isOn: boolean }>) =>
      post<InjectedFault>(`faults/${part(id)}`, change),
    replaceFault: (id: string, fault: FaultProperties) => put<InjectedFault>(`faults/${part(id)}`, fault),
    removeFault: (id: string) => remove(`faults/${part(id)}`),
    removeFaults: () => remove('faults'),

    payments: () => get<ListedPayment[]>('payments'),
    choosePayment: (id: string, choice: PaymentChoice) =>
      post<{ state: string }>(`payments/${part(id)}`, { choice }),
    setPaymentAnswer: (answer: PaymentChoice | 'ask') =>
      post<{ answer: string }>('payment-answer', { answer }),
    setPaymentConfirmation: (confirmation: PaymentConfirmation) =>
      post<{ confirmation: string }>('payment-confirmation', { confirmation }),

    tables: () => get<{ name: TableName; rows: number }[]>('tables'),
    table: (name: string, { search = '', offset = 0 } = {}) =>
      get<TablePage>(`tables/${part(name)}?search=${part(search)}&offset=${offset}`),
    changeRow: (table: string, id: string, change: Record<string, unknown>) =>
      post<{ row: unknown }>(`tables/${part(table)}`, { id, change }),
    removeRow: (table: string, id: string) => remove(`tables/${part(table)}?id=${part(id)}`),

    calls: (after = 0) => get<CallSummary[]>(`calls?after=${part(toJson(after))}`),
    callDetails: (id: number) => get<CallDetails>(`calls/${id}`),
    repeatCall: (id: number) => post<unknown>(`calls/${id}`, {}),
    clearCalls: () => remove('calls'),
  };
}

export type ControlClient = ReturnType<typeof createControlClient>;
