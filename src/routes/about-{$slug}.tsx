import { createFileRoute, redirect } from '@tanstack/react-router';
import { AboutScreen } from '#features/public/about/about-screen.tsx';
import { product } from '#lib/configuration.ts';
import { pageTitle } from '#lib/page-title.ts';

/** The path ends in the product slug (D-032) in any letter case (D-051). */
export const Route = createFileRoute('/about-{$slug}')({
  head: pageTitle('About Us'),
  beforeLoad: ({ params }) => {
    if (params.slug === product.slug) return;
    if (params.slug.toLowerCase() !== product.slug.toLowerCase()) {
      throw redirect({ to: '/home', replace: true });
    }
    const current = { slug: product.slug };
    throw redirect({ to: '/about-{$slug}', params: current, search: true, hash: true, replace: true });
  },
  component: AboutScreen,
});
