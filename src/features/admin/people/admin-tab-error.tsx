import type { ErrorComponentProps } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { AdminTabs } from './admin-tabs.tsx';

/**
 * The `errorComponent` of a tab, below the tabs.
 *
 * @param fallback the text that the requirements prescribe for this tab
 */
export function adminTabError(fallback: string) {
  const ScreenError = screenError(fallback);
  return function AdminTabError(props: ErrorComponentProps) {
    return (
      <>
        <AdminTabs />
        <ScreenError {...props} />
      </>
    );
  };
}
