import { PageLink } from '#components/page/page-link.tsx';
import type { Page } from './navigation.ts';

interface MenuLinkProps {
  page: Page;
  className?: string | undefined;
  withIcon?: boolean;
}

export function MenuLink({ page, className, withIcon }: MenuLinkProps) {
  const { label, Icon } = page;
  return (
    <PageLink page={page} className={className}>
      {withIcon ? <Icon aria-hidden="true" /> : null}
      {label}
    </PageLink>
  );
}
