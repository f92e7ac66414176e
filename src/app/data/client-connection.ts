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

export interface Navigation {
  currentLocation: () => PageLocation & { pathname: string };
  toLogin: (search: { returnUrl: string | undefined }) => void;
  toLoginIfGuarded: () => void;
  toPaywall: (search: { learnerId: string | undefined }) => void;
}

/** Handles 402 (NET-006, NET-007) and ended sessions (NET-003, NET-008) of all screens. */
export function globalHandling({ currentLocation, toLogin, toLoginIfGuarded, toPaywall }: Navigation) {
  const handling: GlobalHandling = {
    onSignedOut: (hadToken) => {
      if (currentSession()) {
        // The token is stored, but has expired by the server's clock.
        signOut(sessionEndedMessage);
        toLoginIfGuarded();
      } else if (!hadToken) {
        signOut();
        const page = currentLocation();
        // On the login page, a redirect would clear the form and the query (D-007).
        if (page.pathname !== '/auth/login') toLogin({ returnUrl: createReturnUrl(page) });
      }
      // Otherwise the session ended during the call, and another handler navigates.
    },
    onPaymentRequired: ({ message, learnerId }) => {
      toast({ profile: 'app', tone: 'warning', message: message || limitReachedMessage });
      // The paywall itself shows only the toast (D-117).
      if (currentLocation().pathname !== '/paywall') toPaywall({ learnerId });
    },
  };
  return { ...createTokenSource(toLoginIfGuarded), ...handling };
}

export function connectClient(router: Application, apiReady: Promise<unknown>): Connection {
  // Replace a page that never rendered, so that Back skips it.
  const replace = () => router.state.status === 'pending';
  configureClient({
    ready: apiReady,
    ...globalHandling({
      currentLocation: () => router.state.location,
      toLogin: (search) => void router.navigate({ to: '/auth/login', search, replace: replace() }),
      toLoginIfGuarded: () => void goToLoginIfGuarded(router),
      toPaywall: (search) => void router.navigate({ to: '/paywall', search, replace: replace() }),
    }),
  });
  registerResponseCache(() => {
    queryClient.clear();
    reportOnline();
    // Otherwise the router would render a visited screen before its data is loaded.
    router.clearCache();
  });
  return { queryClient, QueryClientProvider, disconnect: startAnswerSyncWhenSignedIn(router) };
}
