import { createFileRoute, redirect } from '@tanstack/react-router';
import { AboutScreen } from '#features/public/about-screen.tsx';
import { product } from '#lib/configuration.ts';
import { pageTitle } from '#lib/page-title.ts';

/** The address carries the product's own name (D-032); with any other it is an unknown path. */
export const Route = createFileRoute('/about-{$slug}')({
  head: pageTitle('About Us'),
  beforeLoad: ({ params }) => {
    if (params.slug.toLowerCase() !== product.slug) throw redirect({ to: '/home', replace: true });
  },
  component: AboutScreen,
});
