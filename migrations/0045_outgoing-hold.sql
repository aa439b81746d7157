CREATE TABLE "outgoing_holds" (
	"since" timestamp with time zone PRIMARY KEY NOT NULL
);
