import { Button, Menu } from "@mantine/core";
import { IconDownload, IconFileZip, IconTable } from "@tabler/icons-react";

/** The applicants of a job to take along: a table for spreadsheets, and the resumes. */
export function ApplicantDownloads({ jobId }: { jobId: string }) {
  const path = `/exports/jobs/${jobId}`;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}>
          Download
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={`${path}/applicants.csv`}
          download
          leftSection={<IconTable size={18} aria-hidden="true" />}
        >
          Applicants as CSV
        </Menu.Item>
        <Menu.Item
          component="a"
          href={`${path}/resumes.zip`}
          download
          leftSection={<IconFileZip size={18} aria-hidden="true" />}
        >
          Resumes as ZIP
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
