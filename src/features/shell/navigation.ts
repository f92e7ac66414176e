import { linkOptions } from '@tanstack/react-router';
import { House, Info, LayoutGrid } from 'lucide-react';
import { product } from '#lib/configuration.ts';

const home = linkOptions({ to: '/home', label: 'Home', Icon: House });
const dashboard = linkOptions({ to: '/learner/dashboard', label: 'Dashboard', Icon: LayoutGrid });
const about = linkOptions({
  to: '/about-{$slug}',
  params: { slug: product.slug },
  label: 'About Us',
  Icon: Info,
});

/** A destination of the top bar with its words, and an icon for the drawer of a small screen. */
export type TopLink = typeof home | typeof dashboard | typeof about;

/**
 * The top bar's pages for a role (SHELL-002 to SHELL-006); About Us is for visitors, parents and learners (D-032).
 *
 * @param role undefined for a visitor
 */
export function topLinks(role: string | undefined): readonly TopLink[] {
  switch (role) {
    case 'Learner':
      return [home, dashboard, about];
    case undefined:
    case 'Parent':
      return [home, about];
    default:
      return [home];
  }
}
