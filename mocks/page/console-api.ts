import { scenarioNames, type ScenarioName } from '../data/scenario-names.ts';
import type { PanelConnection } from './page-control.ts';

/** The functions of the browser's console: the controls of the panel, with the same validation. */
export function createConsoleApi({ client, page }: Required<PanelConnection>) {
  const thenRestart = async (replaced: Promise<unknown>) => {
    await replaced;
    await page.restart();
  };
  return refuseOtherArguments({
    signIn: (persona: string) => page.signIn(persona),
    signOut: async () => page.signOut(),
    reset: (scenario?: ScenarioName) => thenRestart(client.reset(scenario)),
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
    calls: (after?: number) => client.calls(after),
    exportState: client.exportState,
    importState: (file: object) => thenRestart(client.importState(file)),
    saveState: client.saveState,
    loadState: (name: string) => thenRestart(client.loadState(name)),
  });
}

/** Otherwise `removeFaults('listTerms')` would remove all faults, and `fault(first, second)` would add one. */
function refuseOtherArguments<Api extends Record<string, (...values: never[]) => Promise<unknown>>>(
  api: Api,
): Api {
  const limited = Object.entries(api).map(([name, run]) => [
    name,
    async (...values: never[]) => {
      if (values.length <= run.length) return run(...values);
      throw new Error(`${name} takes ${run.length === 0 ? 'no argument' : 'one argument'}.`);
    },
  ]);
  return Object.fromEntries(limited) as Api;
}

export type ConsoleApi = ReturnType<typeof createConsoleApi>;

export const consoleHelp =
  'This page uses the mock backend. The button at the edge opens the developer panel, which also has its functions here: ' +
  `springbyteMock.signIn('lwazi'), springbyteMock.reset('large') (${scenarioNames.join(', ')}), ` +
  "springbyteMock.fault({ operation: 'submitActivityAnswers', status: 500, times: 1 }), " +
  'springbyteMock.clock({ months: 1 }), springbyteMock.outbox().';
