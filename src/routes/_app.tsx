import { Outlet, createFileRoute } from '@tanstack/react-router';

/** Every page that makes calls; the public home stands outside and loads neither client nor cache. */
export const Route = createFileRoute('/_app')({
  beforeLoad: ({ context }) => context.connect(),
  component: AppData,
  // It comes with the routes: a file of its own would be one more request.
  codeSplitGroupings: [],
});

function AppData() {
  const { queryClient, QueryClientProvider } = Route.useRouteContext();
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
