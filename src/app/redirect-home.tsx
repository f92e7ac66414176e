import { Navigate } from '@tanstack/react-router';

/** A path that cannot be decoded, such as `/%ff`, leads home like unknown paths (PUB-012). */
export const RedirectHome = () => <Navigate to="/home" replace />;
