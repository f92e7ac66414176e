import { scenarioNames, type ScenarioName } from '../data/scenario-names.ts';
import type { PanelConnection } from './page-control.ts';

/** The functions of the browser's console: the controls of the panel, with the same validation. */
export function createConsoleApi({ client, page }: PanelConnection) {
  const thenReload =
    <Arguments extends unknown[]>(action: (...values: Arguments) => Promise<unknown>) =>
    async (...values: Arguments) => {
      await action(...values);
      await page?.restart();
    };
  return {
    signIn: page?.signIn,
    signOut: page?.signOut,
    reset: thenReload((scenario?: ScenarioName) => client.reset(scenario)),
    fault: client.addFault,
    faults: async () => {
      const state = await client.state();
      return state.kind === 'mock' ? state.faults : [];
    },
    removeFaults: client.removeFaults,
    clock: client.setClock,
    connection: client.setConnection,
    outbox: client.outbox,
    paymentAnswer: client.setPaymentAnswer,
    paymentConfirmation: client.setPaymentConfirmation,
    calls: client.calls,
    exportState: client.exportState,
    importState: thenReload(client.importState),
    saveState: client.saveState,
    loadState: thenReload(client.loadState),
  };
}

export type ConsoleApi = ReturnType<typeof createConsoleApi>;

export const consoleHelp =
  'This page uses the mock backend. The button at the edge opens the developer panel, which also has its functions here: ' +
  `springbyteMock.signIn('lwazi'), springbyteMock.reset('large') (${scenarioNames.join(', ')}), ` +
  "springbyteMock.fault({ operation: 'submitActivityAnswers', status: 500, times: 1 }), " +
  'springbyteMock.clock({ months: 1 }), springbyteMock.outbox().';
