import { create } from 'zustand';

interface NewReleaseState {
  /** A newer release is on the device and waits for the person to load it. */
  isWaiting: boolean;
  /** Puts the newer release, if there is one, in the place of the one in use. */
  activate: () => Promise<void>;
}

/** A newer release never takes the place of the one in use by itself: what somebody is typing stays. */
export const useNewRelease = create<NewReleaseState>(() => ({
  isWaiting: false,
  activate: () => Promise.resolve(),
}));

export const offerNewRelease = (): void => useNewRelease.setState({ isWaiting: true });
export const dismissNewRelease = (): void => useNewRelease.setState({ isWaiting: false });

/** What each button does that loads the page again: with the newest release that can be had. */
export async function reloadPage(): Promise<void> {
  await useNewRelease
    .getState()
    .activate()
    .catch(() => {});
  location.reload();
}
