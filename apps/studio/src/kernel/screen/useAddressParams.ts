import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation, useNavigate } from 'react-router';

export interface SetAddressOptions {
  /** Back does not lead to the address before. Default: it does. */
  readonly replace?: boolean;
}

/** Makes what the address says of what it says now. */
export type SetAddressParams = (
  change: (now: URLSearchParams) => URLSearchParams,
  options?: SetAddressOptions,
) => void;

/**
 * What the address says behind its question mark, and how it is changed. A change is made of the address as it is when the
 * change comes, drawn or not: two changes before the next draw both hold (the router's own hook makes the second of what was
 * drawn last, and so takes the first back). A page that has been left, or is being left, changes no address.
 */
export function useAddressParams(): readonly [URLSearchParams, SetAddressParams] {
  const { pathname, search } = useLocation();
  const router = useContext(DataRouterContext)?.router;
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const setParams: SetAddressParams = (change, { replace = false } = {}) => {
    const state = router?.state;
    const now = state?.navigation.location ?? state?.location;
    if (now && now.pathname !== pathname) return;
    const next = change(now ? new URLSearchParams(now.search) : params);
    void navigate(`?${next}`, { replace, preventScrollReset: true });
  };
  return [params, setParams];
}
