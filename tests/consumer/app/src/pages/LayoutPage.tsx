import {
  Accordion,
  Button,
  CodeText,
  DiffText,
  Link,
  NavigationTree,
  SplitPane,
  Table,
  type TableColumn,
  Tabs,
  Toolbar,
} from '@studio/ui';
import { SideNavigation } from '@studio/widgets';
import { type Claim, claims } from '../claims.ts';

const columns: TableColumn<Claim>[] = [
  { key: 'number', header: 'Number', render: (claim) => claim.number },
  { key: 'reserve', header: 'Reserve', align: 'end', render: (claim) => claim.reserve },
];

export function LayoutPage() {
  return (
    <>
      <h1>Layout</h1>
      <Link href="/fields">New claim</Link>
      <Toolbar label="Text">
        <Button>Bold</Button>
        <Button>Italic</Button>
      </Toolbar>
      <Tabs
        label="Claim"
        defaultActiveId="facts"
        tabs={[
          { id: 'facts', label: 'Facts', content: <p>Hail in May</p> },
          { id: 'money', label: 'Money', content: <p>1,000 reserved</p> },
        ]}
      />
      <Accordion items={[{ id: 'policy', title: 'Policy', content: <p>HO-3</p> }]} />
      <NavigationTree
        label="Folders"
        items={[{ id: 'losses', label: 'Losses', children: [{ id: 'fire', label: 'Fire', href: '/fire' }] }]}
      />
      <SideNavigation
        currentId="inbox"
        groups={[
          { id: 'mail', label: 'Mail', items: [{ id: 'inbox', label: 'Inbox', href: '/', badge: 3 }] },
        ]}
      />
      <div style={{ height: 120 }}>
        <SplitPane label="List and details" start={<p>List</p>} end={<p>Details</p>} />
      </div>
      <Table label="Reserves" columns={columns} rows={claims.slice(0, 3)} getRowId={(claim) => claim.id} />
      <CodeText variant="block" code="reserve * 1.1" />
      <DiffText label="Cause" before="Wind" after="Wind and hail" />
    </>
  );
}
