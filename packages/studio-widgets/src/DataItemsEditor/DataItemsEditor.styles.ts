import { styled } from 'styled-components';

export const EditorRoot = styled.div`
  --data-items-toolbar: 56px;
  --data-items-bar: 40px;
  --data-items-head: 30px;
  --data-items-top: var(--data-items-sticky-top, 0px);

  position: relative;
  isolation: isolate;
  min-width: 0;
  container: data-items / inline-size;

  &[data-without-toolbar] {
    --data-items-toolbar: 0px;
  }
`;

export const GroupList = styled.div`
  --data-items-number: 48px;
  --data-items-priority: 240px;
  --data-items-columns: var(--data-items-number) minmax(0, 1fr) minmax(0, 1fr);

  position: relative;
  min-width: 0;

  @container data-items (max-width: 960px) {
    --data-items-priority: 184px;
  }

  @container data-items (max-width: 720px) {
    --data-items-number: 40px;
    --data-items-priority: 148px;
  }

  &[data-with-priorities] {
    --data-items-columns: var(--data-items-number) minmax(0, 1fr) minmax(0, 1fr) var(--data-items-priority);
  }
`;
