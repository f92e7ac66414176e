import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#api/query-client.ts';
import { AskParent } from './ask-parent.tsx';

/** Provides the query client, for a page that is rendered outside its provider. */
export const AskParentWithQueryClient = ({ learnerId }: { learnerId: string }) => (
  <QueryClientProvider client={queryClient}>
    <AskParent learnerId={learnerId} />
  </QueryClientProvider>
);
