import { QueryClientProvider } from '@tanstack/react-query';
import { configureClient, type GlobalHandling } from '#api/client.ts';
import { reportOnline } from '#api/connection.ts';
import { limitReachedMessage } from '#api/problem.ts';
import { queryClient } from '#api/query-client.ts';
import { registerResponseCache } from '#api/response-cache.ts';
import { goToLoginIfGuarded } from '#features/shell/session/go-to-login.ts';
import { createReturnUrl, type PageLocation } from '#session/return-url.ts';
import { currentSession, sessionEndedMessage, signOut } from '#session/session.ts';
import { createTokenSource } from '#session/token-source.ts';
import { toast } from '#ui/feedback/toasts.ts';
import type { Connection } from '../../routes/__root.tsx';
import type { Application } from '../application.ts';
import { startAnswerSyncWhenSignedIn } from './start-answer-sync-when-signed-in.ts';

/** The pages that a response may lead to, whichever screen made the request. */
export interface Navigation {
  /** The current page. */
  here: () => PageLocation & { pathname: string };
  toLogin: (search: { returnUrl: string | undefined }) => void;
  /** Leaves the current page for the login page if it needs a session. */
  toLoginIfGuarded: () => void;
  toPaywall: (search: { learnerId: string | undefined }) => void;
}

/** What is done for every screen: about 402 (NET-006, NET-007) and about ended sessions (NET-003, NET-008). */
export function globalHandling({ here, toLogin, toLoginIfGuarded, toPaywall }: Navigation) {
  const handling: GlobalHandling = {
    onSignedOut: (hadToken) => {
      if (currentSession()) {
        // The token has expired by the server's clock.
        signOut(sessionEndedMessage);
        toLoginIfGuarded();
      } else if (!hadToken) {
        signOut();
        const page = here();
        // Already there: no navigation, so that a half-typed form and its query stay (D-007).
        if (page.pathname !== '/auth/login') toLogin({ returnUrl: createReturnUrl(page) });
      }
      // Otherwise the session ended during the call, and its handler has already chosen the page.
    },
    onPaymentRequired: ({ message, learnerId }) => {
      toast({ profile: 'app', tone: 'warning', message: message || limitReachedMessage });
      // Already there: the toast only (D-117).
      if (here().pathname !== '/paywall') toPaywall({ learnerId });
    },
  };
  return { ...createTokenSource(toLoginIfGuarded), ...handling };
}

/** Gives the client its token source and its global handling, both of which navigate with the application's router. */
export function connectClient(router: Application, apiReady: Promise<unknown>): Connection {
  // A page that was never shown leaves the history: going back must not lead into it again.
  const replace = () => router.state.status === 'pending';
  configureClient({
    ready: apiReady,
    ...globalHandling({
      here: () => router.state.location,
      toLogin: (search) => void router.navigate({ to: '/auth/login', search, replace: replace() }),
      toLoginIfGuarded: () => void goToLoginIfGuarded(router),
      toPaywall: (search) => void router.navigate({ to: '/paywall', search, replace: replace() }),
    }),
  });
  registerResponseCache(() => {
    queryClient.clear();
    reportOnline();
    // A screen that was seen before would be drawn without waiting for its data.
    router.clearCache();
  });
  return { queryClient, QueryClientProvider, disconnect: startAnswerSyncWhenSignedIn(router) };
}
