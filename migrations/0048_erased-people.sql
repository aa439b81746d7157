CREATE TABLE "erased_people" (
	"salt" text NOT NULL,
	"hash" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erased_people_salt_hash_pk" PRIMARY KEY("salt","hash")
);
