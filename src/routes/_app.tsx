import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, createFileRoute } from '@tanstack/react-router';

/** Every page that makes calls; the public home stands outside and loads neither client nor cache. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context }) => ({ queryClient: await context.connect() }),
  component: AppData,
});

function AppData() {
  const { queryClient } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
