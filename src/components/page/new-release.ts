import { create } from 'zustand';

interface NewReleaseState {
  /** A newer release is installed and waits for activation. */
  isWaiting: boolean;
  /** Activates the newer release, if there is one. */
  activate: () => Promise<void>;
}

/** A newer release is never activated automatically: unsaved input would be lost. */
export const useNewRelease = create<NewReleaseState>(() => ({
  isWaiting: false,
  activate: () => Promise.resolve(),
}));

export const offerNewRelease = (): void => useNewRelease.setState({ isWaiting: true });
export const dismissNewRelease = (): void => useNewRelease.setState({ isWaiting: false });

/** Reloads the page with the newest release. */
export async function reloadPage(): Promise<void> {
  await useNewRelease
    .getState()
    .activate()
    .catch(() => {});
  location.reload();
}
