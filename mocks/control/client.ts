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
import type { TablePage } from './table-controls.ts';

/** Sends a request to the controls, in the same page or over HTTP. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>;

type FaultProperties = Omit<Fault, 'until'>;

const queryOf = (values: Record<string, string | undefined>): string =>
  String(
    new URLSearchParams(
      Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  );

/** Methods for all controls. @throws Error with the message of a refusal */
export function createControlClient(send: Send) {
  async function call<Result>(method: string, name: string, body?: object): Promise<Result> {
    const response = await send(controlPath + name, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const content: unknown = await response.json();
    if (!response.ok) throw new Error((content as { message: string }).message);
    return content as Result;
  }
  const get = <Result>(name: string) => call<Result>('GET', name);
  const post = <Result>(name: string, body: object = {}) => call<Result>('POST', name, body);
  const put = <Result>(name: string, body: object) => call<Result>('PUT', name, body);
  const remove = (name: string) => call<unknown>('DELETE', name);
  const part = encodeURIComponent;

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
      post<{ scenario: ScenarioName }>('reset', { ...(scenario && { scenario }) }),
    changes: () => get<Partial<Record<TableName, number>>>('changes'),
    exportState: () => get<StateFile>('state-file'),
    importState: (file: object) => post<{ scenario: ScenarioName }>('state-file', file),
    savedStates: () => get<string[]>('saved-states'),
    saveState: (name: string) => post<{ name: string }>('saved-states', { name }),
    loadState: (name: string) => post<{ scenario: ScenarioName }>(`saved-states/${part(name)}`),
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

    calls: (after = 0) => get<CallSummary[]>(`calls?after=${after}`),
    callDetails: (id: number) => get<CallDetails>(`calls/${id}`),
    repeatCall: (id: number) => post<unknown>(`calls/${id}`),
    clearCalls: () => remove('calls'),
  };
}

export type ControlClient = ReturnType<typeof createControlClient>;
