import type { ErrorComponentProps } from '@tanstack/react-router';
import { screenError } from '#components/page/screen-error.tsx';
import { AdminTabs } from './admin-tabs.tsx';

/**
 * Creates the `errorComponent` of a tab.
 *
 * @param fallback the text that the requirements prescribe for the tab
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
