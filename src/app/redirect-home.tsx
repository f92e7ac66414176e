import { Navigate } from '@tanstack/react-router';

/** Redirects from a path that cannot be decoded, such as `/%ff`, as the `$` route does from unknown paths (PUB-012). */
export const RedirectHome = () => <Navigate to="/home" replace />;
