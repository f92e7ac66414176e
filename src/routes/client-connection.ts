import type { QueryClient } from '@tanstack/react-query';
import { configureClient } from '#api/client.ts';
import { queryClient } from '#api/query-client.ts';
import { signOut } from '#session/session.ts';
import { createTokenSource } from '#session/token-source.ts';
import { toast } from '#ui/toasts.ts';
import type { Application } from './application.ts';

const paymentRequired = 'Subscription required or daily free limit reached.';

/** Gives the client its token source, and every screen the same handling of 402 and of ended sessions. */
export function connectClient(router: Application, ready: Promise<unknown>): QueryClient {
  const isAt = (path: string) => router.state.location.pathname === path;

  const toLogin = () => {
    // Already there: no navigation, so that a half-typed form and its query stay (D-007).
    if (!isAt('/auth/login')) void router.navigate({ to: '/auth/login' });
  };

  configureClient({
    ready,
    ...createTokenSource(toLogin),
    onSignedOut: () => void signOut().then(toLogin),
    onPaymentRequired: ({ message, learnerId }) => {
      toast({ profile: 'app', tone: 'warning', message: message || paymentRequired });
      if (!isAt('/paywall')) void router.navigate({ to: '/paywall', search: { learnerId } });
    },
  });
  return queryClient;
}
